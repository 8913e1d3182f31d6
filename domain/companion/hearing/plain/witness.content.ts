/** Words of which one has to stand in a message about this facet or matter. Patterns run over the plain text. */
export const WITNESSES: Readonly<Record<string, RegExp>> = {
  grief:
    /\b(?:muri\p{L}*|muert\p{L}*|muer\p{L}*|fallec\p{L}*|se (?:nos |me )?fue|velorio|velatorio|entierr\p{L}*|funeral|luto|duelo|falta|aniversario|extran\p{L}*|echo de menos|perdi a|perder a|viud\p{L}*|difunt\p{L}*|tumba|cementerio|panteon|cenizas|ya no esta|partio|partida|sin (?:el|ella|mi)|pesame|su ropa|su voz|su silla|dios lo tenga|en paz descanse)\b/u,
  'pet-grief':
    /\b(?:perr\p{L}*|perrit\p{L}*|gat[oa]s?|gatit\p{L}*|michi|mascota|animal\p{L}*|canari\p{L}*|conej\p{L}*|lor[oa]|hamster|cuy|veterinari\p{L}*|tortug\p{L}*|caball\p{L}*|patitas|unitas|peludo|cachorr\p{L}*|firulais|mi (?:luna|toby|rocky|negro|negra)|dormirl[oa]|ladr\p{L}*|maull\p{L}*|correa|collar)\b/u,
  'fertility.pregnancy-loss':
    /\b(?:embaraz\p{L}*|bebe|latid\p{L}*|abort\p{L}*|gestacion\p{L}*|ecograf\p{L}*|ultrasonido|semanas|feto|parto|legrado|nacio)\b/u,
  fertility:
    /\b(?:embaraz\p{L}*|bebe|hij[oa]s?|fertil\p{L}*|fecundacion|in vitro|regla|periodo|ovul\p{L}*|mama|papa|madre|padre|ser mam\p{L}*|matern\p{L}*|tratamiento|test|prueba|tener (?:un|una)|tic tac)\b/u,
  'migration.papers':
    /\b(?:visa|migra\p{L}*|residenc\p{L}*|asilo|permiso|embajada|consulado|deport\p{L}*|extranjeri\p{L}*|nie|green card|regulariz\p{L}*|sin papeles|mis papeles|los papeles (?:de|para|no)|cita)\b/u,
  'care-work':
    /\b(?:pacient\p{L}*|turno|hospital|clinica|guardia|enfermer\p{L}*|residen\p{L}*|internad\p{L}*|alumn\p{L}*|cuid\p{L}*|ambulancia|uci|planta|terapeuta|psicolog\p{L}*|maestr\p{L}*|profesor\p{L}*|trabajador\p{L}* social|emergencias|usuari\p{L}*)\b/u,
  'own-illness':
    /\b(?:diagnos\p{L}*|enferm\p{L}*|cancer|tumor|quimio\p{L}*|analisis|operac\p{L}*|operar\p{L}*|cirug\p{L}*|medic\p{L}*|doctor\p{L}*|hospital|tratamiento|cronic\p{L}*|dolor\p{L}*|diabet\p{L}*|biopsia|resultado\p{L}*|lupus|fibromialgia|sintomas?)\b/u,
  'illness-of-somebody':
    /\b(?:diagnos\p{L}*|enferm\p{L}*|cancer|tumor|quimio\p{L}*|operac\p{L}*|operar\p{L}*|cirug\p{L}*|hospital\p{L}*|internad\p{L}*|terapia intensiva|uci|alzheimer|demencia|diabet\p{L}*|infarto|derrame|acv|biopsia|mal del|grave|salud|medic\p{L}*)\b/u,
};
