/**
 * From which number of a German postcode on a town begins, as in dutch-postcodes.ts, mostly by the first two digits and finer along the Dutch border.
 * A place to measure from, some tens of kilometres precise: what is found here is said to be approximate. `-`: no postcode begins so.
 */
export const germanPostcodeStarts = `
00000 -,01000 Dresden,02000 Görlitz,03000 Cottbus,04000 Leipzig,05000 -,06000 Halle (Saale),07000 Gera,07700 Jena,08000 Zwickau,09000 Chemnitz,10000 Berlin,14400 Potsdam,15000 Frankfurt (Oder),16000 Eberswalde,17000 Neubrandenburg,17400 Universitäts- und Hansestadt Greifswald,18000 Rostock,18400 Stralsund,19000 Schwerin,
20000 Hamburg,21300 Lüneburg,21600 Hansestadt Stade,22000 Hamburg,23000 Lübeck,24000 Kiel,24900 Flensburg,25000 Itzehoe,25800 Husum/10,26000 Oldenburg,26300 Wilhelmshaven,26500 Norden,26600 Aurich,26700 Emden,26780 Leer,26840 Papenburg,27000 Bremen,27400 Cuxhaven,27500 Bremerhaven,27700 Delmenhorst,28000 Bremen,29000 Celle,
30000 Hannover,31000 Hildesheim,31500 Nienburg,31700 Hameln,32000 Herford,32400 Minden,32700 Detmold,33000 Paderborn,33300 Gütersloh,33600 Bielefeld,34000 Kassel,35000 Marburg an der Lahn,35300 Gießen,36000 Fulda,37000 Göttingen,38000 Braunschweig,39000 Magdeburg,
40000 Düsseldorf,41000 Mönchengladbach,41400 Neuss,41700 Viersen,42000 Wuppertal,42600 Solingen,42800 Remscheid,43000 -,44000 Dortmund,44600 Herne,44700 Bochum,45000 Essen/07,45600 Recklinghausen,45800 Gelsenkirchen,46000 Oberhausen/07,46200 Bottrop,46320 Borken/07,46390 Bocholt,46440 Emmerich,46480 Wesel,46530 Dinslaken,
47000 Duisburg,47400 Moers,47500 Kleve,47600 Geldern,47700 Krefeld,48000 Münster/07,48400 Rheine,48500 Nordhorn,48600 Coesfeld,48680 Ahaus,49000 Osnabrück,49600 Cloppenburg,49700 Meppen,49800 Lingen,50000 Köln,51300 Leverkusen,51400 Bergisch Gladbach,51600 Gummersbach,52000 Aachen,52300 Düren,52500 Heinsberg,
53000 Bonn,53800 Euskirchen,54000 Trier,55000 Mainz,56000 Koblenz,57000 Siegen,58000 Hagen/07,58500 Lüdenscheid,59000 Hamm/07,59400 Unna,59500 Lippstadt,59700 Arnsberg,60000 Frankfurt am Main,61000 Bad Homburg vor der Höhe,62000 -,63000 Offenbach,63700 Aschaffenburg,64000 Darmstadt,65000 Wiesbaden,66000 Saarbrücken,
67000 Ludwigshafen am Rhein,67600 Kaiserslautern,68000 Mannheim,69000 Heidelberg,70000 Stuttgart,71000 Ludwigsburg,72000 Tübingen,73000 Göppingen,74000 Heilbronn,75000 Pforzheim,76000 Karlsruhe,77000 Offenburg,78000 Villingen-Schwenningen,78400 Konstanz,79000 Freiburg,
80000 Munich,82000 Starnberg,83000 Rosenheim,84000 Landshut,85000 Ingolstadt,86000 Augsburg,87000 Kempten (Allgäu),88000 Ravensburg,89000 Ulm,90000 Nuremberg,91000 Erlangen,92000 Weiden,93000 Regensburg,94000 Passau,95000 Hof/02,95400 Bayreuth,96000 Bamberg,96400 Coburg,97000 Würzburg,97400 Schweinfurt,98000 Suhl,99000 Erfurt
`
