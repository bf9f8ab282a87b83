/** Equipment in other languages: one line each, with the English name. */
export const FRENCH_EQUIPMENT = `
remorque|remorques = trailer
groupe électrogène|groupe electrogene|générateur|generateur = generator
dessalinisateur|dessalinisateurs = watermaker
climatisation|clim = air conditioning
chauffage = heater
propulseur d' étrave|propulseur d' etrave = bow thruster
stabilisateur|stabilisateurs = stabilizers
pilote automatique = autopilot
douche = shower
cabine|cabines = cabins
annexe = tender
`;
export const SPANISH_EQUIPMENT = `
remolque|remolques|tráiler = trailer
generador|generadores|grupo electrógeno|grupo electrogeno = generator
potabilizadora|desalinizadora|desaladora = watermaker
aire acondicionado = air conditioning
calefacción|calefaccion = heater
hélice de proa|helice de proa = bow thruster
estabilizador|estabilizadores = stabilizers
piloto automático|piloto automatico = autopilot
ducha = shower
camarote|camarotes = cabins
`;
export const GERMAN_EQUIPMENT = `
anhänger|anhaenger|bootsanhänger|bootstrailer = trailer
stromerzeuger|stromaggregat|generatoren = generator
wassermacher|entsalzungsanlage = watermaker
klimaanlage|klimatisierung = air conditioning
heizung = heater
bugstrahlruder = bow thruster
stabilisator|stabilisatoren = stabilizers
autopiloten = autopilot
dusche = shower
kabine|kabinen|kajüten = cabins
beiboot = tender
`;
