import type { Language } from '../../../platform/help.ts';

/** After terms that wait for the user's own yes. */
export const AFTER_YOUR_YES: Record<Language, string> = {
  en: 'Nothing is agreed yet: it becomes a deal when you accept it under Trades. The closing follows: everyone signs the agreement, then the deposit is due.',
  es: 'Aún no hay nada acordado: será un acuerdo cuando lo aceptes en Trades. Después viene el cierre: todos firman el contrato y luego toca el depósito.',
  fr: 'Rien n’est encore convenu : l’accord naît quand vous l’acceptez sous Trades. La clôture suit : chacun signe le contrat, puis le dépôt est dû.',
  de: 'Noch ist nichts vereinbart: Es gilt, sobald du es unter Trades annimmst. Dann folgt der Abschluss: Alle unterschreiben den Vertrag, danach ist die Anzahlung fällig.',
};
