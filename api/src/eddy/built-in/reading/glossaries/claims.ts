import { rowsOf } from './columns.ts';

/** Words of claims that people want confirmed, of advice, and of facts that listings may lack. */
export const CLAIMS = rowsOf(`
is it true that = es verdad que|es cierto que|es correcto que|será verdad que / est ce vrai que|c' est vrai que|il est vrai que|est il vrai que / stimmt es dass|stimmt es , dass|ist es wahr dass|ist es richtig dass|ist es richtig , dass
is it true = es verdad|es cierto|verdad|cierto / c' est vrai|est ce vrai|n' est ce pas / stimmt das|stimmts|richtig|ist das wahr|nicht wahr|ist das richtig
my friend says = un amigo dice que|mi amigo dice que|me dijeron que|me han dicho que|he oído que|dicen que / un ami dit que|mon ami dit que|on m' a dit que|j' ai entendu que|il paraît que / mein freund sagt|ein freund sagt|ich habe gehört dass|ich habe gehört , dass|man sagte mir|mir wurde gesagt
tax free = libre de impuestos|libres de impuestos|no pagan impuestos|no paga impuestos|sin impuestos|no pago impuestos|no se pagan impuestos / sans taxe|sans taxes|sans impôt|sans impôts|ne sont pas taxés|ne sont pas taxées|pas taxé|exonéré|exonérés|non taxés / steuerfrei|steuerfreie|ohne steuer|ohne steuern|keine steuern|keine steuer|nicht besteuert
you hold the bitcoin = ustedes guardan los bitcoin|guardan los bitcoin|guardáis los bitcoin|tienen los bitcoin|guardan mis bitcoin|guardáis mis bitcoin / vous gardez les bitcoins|vous gardez le bitcoin|vous gardez mes bitcoins|vous conservez les bitcoins|vous détenez les bitcoins / ihr die bitcoin aufbewahrt|ihr bitcoin aufbewahrt|ihr die bitcoins aufbewahrt|ihr die bitcoin verwahrt|ihr verwahrt die bitcoin|ihr verwahrt die bitcoins|ihr bewahrt die bitcoin auf|ihr die bitcoins verwahrt
always = siempre / toujours / immer|jedes mal
in full = entero|entera|íntegro|íntegramente|por completo / en totalité|intégralement|entièrement / in voller höhe
back in full = todo de vuelta / rendu en entier / ganz zurück|voll zurück|vollständig zurück|komplett zurück
guarantee = garantizan|garantizáis|garantiza|garantizas|garantizado|garantizada / garantissez|garantit / garantiert|garantieren|garantierst
title is clean = título está limpio|título limpio / titre est propre|titre propre|titre est en règle / titel sauber ist|titel sauber|titel ist sauber|sauberer titel
no liens = sin cargas|no tiene cargas|sin gravámenes|libre de cargas / sans hypothèque|sans gage|sans privilège|aucune hypothèque / lastenfrei|ohne pfandrechte|ohne schulden|schuldenfrei|unbelastet
free spots = plazas gratis|plazas gratuitas|lugares gratis|sitios gratis / places gratuites|places gratuites|annonces gratuites / freien plätze|freie plätze|freien plaetze|kostenlosen plätze|gratisplätze
are gone = ya no quedan|no quedan|se acabaron|están agotadas|se han acabado / sont épuisées|il n' y en a plus|sont toutes prises|n' existent plus / alle weg|sind weg|sind alle|vergeben|aufgebraucht
a year = al año|por año|cada año / par an|chaque année / im jahr|pro jahr|jedes jahr|jährlich
rings = anillos|cadenas|anillo|intercambios en cadena / anneaux|échanges en anneau|échanges circulaires|anneau / ringtausch|ringtausche|ringe|im ring
risk free = no tienen riesgo|sin riesgo|no tiene riesgo|sin riesgos|sin ningún riesgo / sans risque|sans risques|sans aucun risque|ne sont pas risqués / ohne risiko|risikofrei|risikolos
inspected by you = inspeccionados por ustedes|inspeccionado por ustedes|revisados por ustedes|inspeccionados por vosotros|comprobados por ustedes / inspectés par vous|inspecté par vous|vérifiés par vous|contrôlés par vous / von euch geprüft|von euch überprüft|von euch kontrolliert|von euch untersucht
pays the fee = paga la comisión|la comisión la paga|paga la tarifa|la tarifa la paga|pagan la comisión / paie les frais|paye les frais|paie la commission / zahlt die gebühr|bezahlt die gebühr|die gebühr zahlt|die gebühr bezahlt
the boat is mine = el barco es mío|el barco ya es mío|es mío / le bateau est à moi|le bateau m' appartient / gehört mir das boot|ist das boot meins|ist das boot mein|gehört das boot mir
he accepts = me aceptan|si acepta / il accepte|elle accepte|ils acceptent / er annimmt|sie annimmt|annimmt|angenommen wird
what should i look for when buying = qué es mejor revisar|qué revisar|qué comprobar|qué mirar|en qué debo fijarme|en qué me fijo|en qué hay que fijarse|qué debo mirar|qué tengo que mirar|qué debo revisar|qué hay que revisar / à quoi faut il faire attention|à quoi dois je faire attention|que faut il vérifier|que dois je vérifier|que faut il regarder / worauf muss ich beim kauf|worauf muss man beim kauf|worauf sollte ich beim kauf|worauf soll ich beim kauf|worauf beim kauf|worauf muss ich achten|worauf sollte ich achten|worauf soll ich achten|worauf achten|was muss ich beachten|was sollte ich prüfen
outboard = motor fueraborda|fueraborda / hors bord|moteur hors bord / außenborder|aussenborder|außenbordmotor
sterndrive = motor dentro fuera|dentrofueraborda|cola / embase|moteur in board hors bord|in bord hors bord / z antrieb|zantrieb
used = usado|usada|de segunda mano|segunda mano / d' occasion|occasion / gebraucht|gebrauchten|gebrauchtes|gebrauchte
for the winter = para el invierno|durante el invierno / pour l' hiver|pendant l' hiver / für den winter|über den winter
prepare = preparo|preparar / préparer|prépare|je prépare / vorbereiten|bereite vor
winterize = invernar|preparar para el invierno|preparo para el invierno|hibernar / hiverner|hivernage|préparer pour l' hiver / winterfest|einwintern|winterfest machen|überwintern
too low = demasiado bajo|demasiado poco|muy poco|muy bajo|poco dinero / trop bas|trop peu / zu niedrig|zu wenig
too high = demasiado alto|demasiado dinero|demasiado caro / trop élevé|trop cher / zu hoch|zu viel
fair offer = oferta justa|buena oferta / offre correcte|offre juste|bonne offre / faires angebot|gutes angebot
sea trial = prueba de mar|prueba de navegación / essai en mer|sortie en mer / probefahrt|seeprobe
fair price = precio justo|precio correcto|precio razonable / prix juste|bon prix|prix correct|prix honnête / fairer preis|fairen preis|preis fair|angemessener preis|preis angemessen
accident = accidente|choque|colisión / accident|collision / unfall|kollision|zusammenstoß
ever have an accident = tuvo algún accidente|ha tenido algún accidente|ha tenido accidentes|tuvo accidentes / a t il eu un accident|a déjà eu un accident / hatte einen unfall|einen unfall gehabt
how much does it weigh = cuánto pesa|cuánto pesan / combien pèse|quel est le poids de|quel est le poids du / wie viel wiegt|wie schwer ist
how much fuel does it burn = cuánto consume|cuánto gasta|cuánto combustible gasta / combien consomme|quelle est la consommation du|quelle est la consommation de / wie viel verbraucht|was verbraucht|wie hoch ist der verbrauch
what range has = qué autonomía tiene|cuánta autonomía tiene / quelle autonomie a|quelle est l' autonomie du|quelle est l' autonomie de / welche reichweite hat|wie weit kommt
staterooms = camarotes|camarote|cabinas / cabines|cabine / kabinen|kabine|kajüten
crew = tripulación / équipage|l' équipage / crew|besatzung|mannschaft
`);
