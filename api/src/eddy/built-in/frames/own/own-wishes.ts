import type { Language } from '../../../../platform/help.ts';
import { isQuotable } from '../../../facts/owners-words.ts';
import type { KnownBoat } from '../../memory.ts';
import { listed, type Plan, say, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { withBoat } from '../boats/boat-text.ts';

const SAID: Record<
  Language,
  { takes: (title: string, things: readonly string[]) => string; nothing: (title: string) => string; says: string }
> = {
  en: {
    takes: (title, things) => `Your listing of the ${title} takes ${listed(things, 'or')} in trade.`,
    nothing: (title) => `Your listing of the ${title} names nothing that you’d take in trade.`,
    says: 'It also says:',
  },
  es: {
    takes: (title, things) => `Tu anuncio del ${title} acepta a cambio: ${listed(things, 'o')}.`,
    nothing: (title) => `Tu anuncio del ${title} no nombra nada que aceptarías a cambio.`,
    says: 'También dice:',
  },
  fr: {
    takes: (title, things) => `Votre annonce du ${title} accepte en échange : ${listed(things, 'ou')}.`,
    nothing: (title) => `Votre annonce du ${title} ne nomme rien que vous accepteriez en échange.`,
    says: 'Elle dit aussi :',
  },
  de: {
    takes: (title, things) => `Deine Anzeige für ${title} nimmt in Tausch: ${listed(things, 'oder')}.`,
    nothing: (title) => `Deine Anzeige für ${title} nennt nichts, was du in Tausch nehmen würdest.`,
    says: 'Darin steht auch:',
  },
};

const WISHES =
  /\bwhat(?: kinds? of (?:things|trades|stuff)| things| trades| stuff)? (?:do|did|would|will) (?:i|we) (?:currently |say i |say (?:that )?i would |say we )?(?:take|accept|want|ask for|like|trade for|swap for)(?: (?:in (?:trade|exchange|return|a trade)|as (?:a )?trade))? for (?:the )?_own_[?.! ]*$|\bwhat(?: kinds? of (?:things|trades|stuff)| things| trades| stuff)? (?:does|would|will|can) _own_ (?:currently )?(?:take|accept|go for)(?: (?:in|as|for) (?:trades?|exchange|return|a trade))?[?.! ]*$|\bwhat (?:does|do) _own_ say (?:that )?(?:i|we) (?:would )?(?:take|accept|want|like)\b/;
const TRADES = /\b(?:trad(?:e|es|ing)|swaps?|exchange|would take|want|looking for|moving up|cash|open to)\b/i;

/** 'What do I take in trade for my Gale?': what one's own listing says. */
export const ownWishesFrame: Frame = (situation) => {
  const { line } = situation;
  const [own] = line.all('own').filter(({ boats }) => boats.length === 1);
  const [boat] = own?.boats ?? [];
  if (!boat || !line.has(WISHES)) return undefined;
  return {
    intent: 'own',
    weight: 1.85,
    ...EVERYTHING,
    whole: true,
    plan: wishesPlan(boat.id, situation),
  };
};

type Detailed = KnownBoat & { takesInTrade?: string[]; description?: string | null };

const wishesPlan = (boatId: number, { language, phrases }: Situation): Plan =>
  withBoat(boatId, phrases, (boat: Detailed) => {
    const said = SAID[language];
    const things = boat.takesInTrade ?? [];
    const sentences = textOf(boat.description)
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((one) => TRADES.test(one) && isQuotable(one))
      .slice(0, 2)
      .map((one) => `“${one.trim()}”`);
    return say(
      [
        things.length > 0 ? said.takes(boat.title, things) : said.nothing(boat.title),
        sentences.length > 0 ? `${said.says} ${sentences.join(' ')}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  });
