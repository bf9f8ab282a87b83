import type { Config } from '../../config.ts';
import type { HelpTopic } from '../../platform/help.ts';

const ELSEWHERE =
  /^(?!.*\b(?:driver|drivers|boater|boating|captain|to (?:drive|operate|run a boat|buy|own)|do i need|canad\w*|mexic\w*|europe\w*|abroad|overseas|citizens?|foreign\w*|ship|visit|office|his|her|their|seller|sellers|owner|owners|buyer|surveyors?|mechanics?|he|she|they|my license|who (?:made|created|runs|owns) (?:you|eddy))\b)/;

/** The company behind the site, its license and how to reach it, in one answer. */
export const companyHelp = ({
  name,
  phone,
  email,
  licence,
}: Pick<Config['brokerage'], 'name' | 'phone' | 'email' | 'licence'>): HelpTopic => ({
  id: 'company',
  asks: [],
  ideas: [
    [
      /\b(?:licen[sc]ed?|bonded|insured|regulated|registered|certified|accredited|legit|legitimate|real|actual|genuine)\b/,
      /\b(?:are you(?: guys| people| all)?|is (?:this|tradewind|it|the (?:site|brokerage|company))|your|tradewind|you (?:guys )?(?:have|got|hold))\b/,
      /\b(?:compan(?:y|ies)|business|brokers?|brokerage|firm|outfit|licen[sc]e|licen[sc]ed|bonded|regulated|agency|dealers?|dealership)\b/,
      ELSEWHERE,
    ],
    [
      /\b(?:who|what company|which company)\b/,
      /\b(?:owns?|runs?|is behind|operates?|started|founded|behind)\b/,
      /\b(?:tradewind|this (?:site|place|company|thing|website|app|marketplace)|the (?:site|company|website|brokerage|marketplace))\b/,
    ],
    [
      /\bwhere (?:are you|is tradewind|is the (?:brokerage|company))(?: guys| people)? (?:based|located|at|headquartered)\b/,
    ],
  ],
  isWhole: true,
  tells: /\b(?:number|phone|call|reach|contact|e ?-? ?mail|talk to|speak)\b/i,
  answer: {
    en: `Tradewind is run by ${name}, a yacht brokerage licensed in Florida.${licence ? ` Its license: ${licence}.` : ''} You reach its team by phone at ${phone}, by email at ${email} and on the Contact page.`,
    es: `Tradewind lo lleva ${name}, una correduría de yates con licencia en Florida.${licence ? ` Su licencia: ${licence}.` : ''} A su equipo llegas por teléfono en el ${phone}, por correo en ${email} y en la página Contact.`,
    fr: `Tradewind est tenu par ${name}, un courtier en yachts agréé en Floride.${licence ? ` Sa licence : ${licence}.` : ''} Vous joignez son équipe par téléphone au ${phone}, par e-mail à ${email} et sur la page Contact.`,
    de: `Tradewind wird von ${name} betrieben, einem Yachtmakler mit Lizenz in Florida.${licence ? ` Die Lizenz: ${licence}.` : ''} Das Team erreichst du telefonisch unter ${phone}, per E-Mail unter ${email} und über die Seite Contact.`,
  },
});
