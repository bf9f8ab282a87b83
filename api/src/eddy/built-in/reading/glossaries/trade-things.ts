import { rowsOf } from './columns.ts';

/** Things that owners take in trade, singular and plural. */
export const TRADE_THINGS = rowsOf(`
bitcoin = bitcoins|bitcóin / bitcoins|bitcoin / bitcoins
cryptocurrency = criptomoneda|criptomonedas|cripto|criptos|moneda digital|monedas digitales|monedas virtuales / cryptomonnaie|cryptomonnaies|crypto monnaie|crypto monnaies|monnaie virtuelle|cryptos / kryptowährung|kryptowährungen|krypto|kryptos|digitalwährung
motorcycle = motocicleta|motos acuáticas|moto acuática|moto de agua|motos de agua / motocyclette|jet ski / motorrad|jetski|wassermotorrad
motorcycles = motocicletas|motos / motocyclettes|motos / motorräder|motorrädern|jetskis
vehicle = vehículo|camioneta|furgoneta|camión|autocaravana|caravana|todoterreno / véhicule|camionnette|fourgon|camping car|camion|caravane / fahrzeug|lieferwagen|lkw|lastwagen|wohnmobil|wohnwagen|geländewagen|pkw
vehicles = vehículos|camionetas|coches|carros|autos|furgonetas|camiones|autocaravanas|caravanas / véhicules|voitures|camionnettes|camions|camping cars|caravanes / fahrzeuge|fahrzeugen|autos|wohnmobile|wohnwägen|lastwägen
classic car = coche clásico|carro clásico|auto clásico|coche antiguo / voiture ancienne|voiture de collection / oldtimer
classic cars = coches clásicos|carros clásicos|autos clásicos|coches antiguos / voitures anciennes|voitures de collection / oldtimern
airplane = avión|avioneta|helicóptero|aeronave / avion|hélicoptère|aéronef / flugzeug|hubschrauber|helikopter
airplanes = aviones|avionetas|helicópteros|aeronaves / avions|hélicoptères|aéronefs / flugzeuge|flugzeugen|hubschraubern
real estate = inmueble|inmuebles|bienes raíces|propiedad inmobiliaria|propiedades / immobilier|bien immobilier|biens immobiliers / immobilie|immobilien|grundbesitz
house = vivienda|chalet|villa / villa|chalet / villa|ferienhaus|wochenendhaus
houses = casas|viviendas|chalets|villas / maisons|villas|chalets / häuser|häusern|villen|ferienhäuser
apartment = apartamento|departamento|piso|condominio|condo / appartement / wohnung|ferienwohnung|eigentumswohnung
apartments = apartamentos|departamentos|pisos / appartements / wohnungen|ferienwohnungen
land = parcela|finca|hectáreas / parcelle|hectares|terrain à bâtir / baugrund|bauland|acker|ackerland
land = terrenos|parcelas|fincas|tierras / terrains|parcelles|terres / grundstücke|grundstücken|ländereien
business = un negocio|mi negocio|mi empresa|una empresa|franquicia / une entreprise|mon entreprise|fonds de commerce / meine firma|eine firma|mein betrieb|mein unternehmen
businesses = negocios|empresas|franquicias / entreprises / firmenbeteiligung|firmenbeteiligungen
company shares = acciones de empresa|participaciones / parts de société|actions d' entreprise / firmenanteile|aktien
luxury travel = viajes de lujo|viaje de lujo / voyages de luxe|voyage de luxe / luxusreise|luxusreisen|urlaubsreisen
experiences = experiencias / expériences / erlebnisse
memberships = membresía|membresías|club de golf / adhésion|adhésions|club de golf / mitgliedschaft|mitgliedschaften|golfclub
gold = lingotes|lingotes de oro|monedas de oro / lingots|lingots d' or|pièces d' or / goldbarren|goldmünzen
silver = plata fina|lingotes de plata|monedas de plata / argent massif|lingots d' argent|pièces d' argent / silber|silberbarren|silbermünzen
precious metals = metales preciosos|metal precioso|metales / métaux précieux|métal précieux / edelmetall|edelmetalle|edelmetallen
jewelry = joya|joyas|joyería|alhajas / bijou|bijoux|joaillerie / schmuck|juwelen
watch collection = colección de relojes / collection de montres / uhrensammlung
watches = relojes|reloj de lujo|relojes de lujo / montres|montre de luxe|montres de luxe / uhren|luxusuhr|luxusuhren|armbanduhr|armbanduhren
diamonds = diamante|diamantes / diamant|diamants / diamant|diamanten
art = arte|obra de arte|obras de arte / œuvre d' art|œuvres d' art|objets d' art / kunst|kunstwerk|kunstwerke|kunstwerken
paintings = cuadros|pinturas / tableau de maître|tableaux|peintures / gemälde|gemälden
sculptures = escultura|esculturas / sculpture|sculptures / skulptur|skulpturen
collectibles = coleccionables|objetos de colección|antigüedades / objets de collection|antiquités / sammlerstück|sammlerstücke|antiquitäten
wine = vino|vinos|vino fino|bodega de vinos / vin|vins|du vin|de vin|vin fin|cave à vin / wein|weine|weinsammlung|weinkeller
whiskey = whisky|licores / whisky|spiritueux / whisky|spirituosen
machinery = maquinaria|maquinaria pesada|excavadora|excavadoras / engins de chantier|pelleteuse|matériel agricole / baumaschinen|landmaschinen|bagger
tractors = tractor|tractores / tracteur|tracteurs / traktor|traktoren|trecker
livestock = ganado|reses|vacas / bétail|vaches / vieh|rinder|kühe
horses = caballo de carreras|caballo vivo|yegua|yeguas / cheval de course|chevaux de course|jument / pferd|pferde|pferden
intellectual property = patentes|propiedad intelectual|derechos de autor / brevet|brevets|propriété intellectuelle / patentrechte|lizenzrechte
technology = tecnología|equipos informáticos / technologie|matériel informatique / computertechnik
computers = ordenador|ordenadores|computadora|computadoras / ordinateur|ordinateurs / computer|computern
`);
