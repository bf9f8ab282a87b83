import type { Language } from '../../../platform/help.ts';

interface SameOwner {
  same: (title: string, owner: string) => string;
  /** The boat's owner is somebody else than the one who was asked about. */
  other: (title: string, owner: string, asked: string) => string;
  unknown: string;
}

/** Whether a boat belongs to somebody, too. */
export const SAME_OWNER: Record<Language, SameOwner> = {
  en: {
    same: (title, owner) => `Yes. The ${title} is listed by ${owner}, too.`,
    other: (title, owner, asked) => `No. The ${title} is listed by ${owner}, not by ${asked}.`,
    unknown: 'I can’t tell who owns it.',
  },
  es: {
    same: (title, owner) => `Sí. El ${title} también lo anuncia ${owner}.`,
    other: (title, owner, asked) => `No. El ${title} lo anuncia ${owner}, no ${asked}.`,
    unknown: 'No puedo decir de quién es.',
  },
  fr: {
    same: (title, owner) => `Oui. Le ${title} est aussi proposé par ${owner}.`,
    other: (title, owner, asked) => `Non. Le ${title} est proposé par ${owner}, pas par ${asked}.`,
    unknown: 'Je ne peux pas dire à qui il appartient.',
  },
  de: {
    same: (title, owner) => `Ja. Das Boot ${title} bietet auch ${owner} an.`,
    other: (title, owner, asked) => `Nein. Das Boot ${title} bietet ${owner} an, nicht ${asked}.`,
    unknown: 'Wem es gehört, kann ich nicht sagen.',
  },
};
