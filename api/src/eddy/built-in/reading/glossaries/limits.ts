import { rowsOf } from './columns.ts';

/** How limits and exclusions are put. */
export const LIMIT_WORDS = rowsOf(`
not in = que no están en|que no está en|no están en|que no se encuentren en|que no se encuentran en|no ubicados en|no ubicadas en|que no estén ubicados en|que no estén ubicadas en|sin contar|evitando|excluyendo|exceptuando|aparte de|en cualquier estado menos|en cualquier lugar menos|en cualquier sitio menos|en cualquier parte menos / non situés en|non situées en|qui ne se trouvent pas à|ailleurs qu'en|ailleurs qu'au|ailleurs que dans|excepté la|excepté le|excepté en|excepté|hormis la|hormis le|hormis en|hormis / ausgenommen|mit ausnahme von|woanders als in|anderswo als in
at most = que no pasen de|que no pase de|que no superen los|que no supere los|que no superen|que no exceda de|que no excedan de|menores de|menor de|inferiores a|inferior a|bajo los / au plus|qui ne dépassent pas|qui ne dépasse pas|ne dépassant pas|sans dépasser / unterhalb von|unterhalb
under = bajo / sous la barre des|sous la barre de / weniger als
at least = superiores a|superior a|mayores de|mayor de|no inferiores a / pas inférieurs à|pas moins de / frühestens
or more = para arriba|hacia arriba / et au-delà|et au dela / aufwärts|und mehr
bunks = literas / couchettes / betten
not accepted = no se acepta|no se aceptan / pas accepté|pas acceptés / nicht akzeptieren|nicht akzeptiert|nicht annehmen|nicht annimmt|nicht nehmen|nicht nimmt|nicht wollen
`);
