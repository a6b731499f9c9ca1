# Words of the app.

app-name = Tafelrunde
