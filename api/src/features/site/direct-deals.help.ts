import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../platform/help.ts';

/** Deals without a closing: allowed, but without anybody who holds the money. */
export const directDealsHelp: readonly HelpTopic[] = [
  {
    id: 'close-directly',
    asks: ['close directly ourselves without closing', 'do deal ourselves without closing'],
    ideas: [
      [/\bclose\b/, /\bwithout (?:paying|using|involving) (?:you|tradewind|the (?:fee|fees|brokerage|broker))\b/],
      [
        /\b(?:can|could|may|must|do (?:i|we) (?:have|need)|are we allowed|am i allowed|is it (?:okay|ok|allowed|possible|fine)|what if|have to|possible|why not)\b/,
        /\b(?:clos(?:e|ing)|deals?|trades?|sales?|sell|swaps?|do (?:it|this|that|everything|the paperwork)|paperwork|settle)\b/,
        /\b(?:ourselves|by ourselves|(?:closing|deal|trade|sale|paperwork) myself|on our own|on my own|just (?:the two of us|us two|between us)|between (?:us|ourselves|the two of us)|without (?:you|you guys|the broker\w*|a broker|your (?:closing|escrow|broker\w*|service|help)|the closing|closing|escrow)|(?:leave|cut) (?:you|the broker\w*) out|directly with (?:the|each|him|her|them|another)|eachother)\b/,
        /^(?!.*\b(?:zelle|venmo|paypal|cash ?app|wire|wired|checks?|cashiers?|crypto\w*|bitcoin|btc|pay|paid|paying|money|deposit|save|saves|saving|avoid|dodge|skip|fees?|commission|(?:he|she|they|seller|owner|buyer|guy) (?:\w+ )?(?:wants?|asks?|asked|says?|said|insists?|suggests?|suggested|told|prefers?)|differences?|versus|vs|better|list|listing|offer|message)\b)/,
      ],
      [
        /\b(?:can|could|may|okay|ok|fine|is|what if|why not|allowed)\b/,
        /\bhandshake\b/,
        /\b(?:deals?|sales?|trades?|sell|buy|swap|do|just|close|enough)\b/,
      ],
      [
        /\b(?:can|could|may|must|do (?:i|we)|allowed|okay|ok|possible|fine|what if|why not|any problem|legal|is it)\b/,
        /\b(?:no|without|skip(?:ping)?|not (?:use|using)|instead of|leave out|avoid) (?:an |the |any |your |using |a )?(?:escrow|brokers?|brokerage|closing|middle ?-? ?man)\b/,
        /\b(?:bill of sale|handshake|between us|ourselves|privately|direct\w*|in person|on our own|and me|and i|me and|just)\b/,
        /^(?!.*\b(?:zelle|venmo|paypal|cash ?app|wired?|checks?|cashiers?|crypto\w*|bitcoin|btc|deposit|fees?|commission|costs?|(?:he|she|they|seller|owner|buyer|guy) (?:\w+ )?(?:wants?|asks?|asked|says?|said|insists?|suggests?|suggested|told|prefers?)|versus|vs|better|offer|message)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: `Yes: two sides may also close directly, without the brokerage, and the fee of ${fees.closingFee} is only for a closing through it. But then nobody holds the money or checks the title and the papers, and paying a stranger directly is the most common boat scam. So don’t pay before you have seen the boat and its papers.`,
      es: `Sí: dos partes también pueden cerrar directamente, sin la correduría, y la tarifa del ${fees.closingFee} es solo para un cierre por ella. Pero entonces nadie guarda el dinero ni revisa el título y los papeles, y pagar directamente a un desconocido es la estafa de barcos más común. No pagues antes de ver el barco y sus papeles.`,
      fr: `Oui : deux parties peuvent aussi conclure directement, sans le courtier, et les frais de ${fees.closingFee} ne valent que pour une clôture par lui. Mais alors personne ne garde l’argent ni ne contrôle le titre et les papiers, et payer directement un inconnu est l’arnaque aux bateaux la plus courante. Ne payez pas avant d’avoir vu le bateau et ses papiers.`,
      de: `Ja: Zwei Seiten können auch direkt abschließen, ohne den Makler, und die Gebühr von ${fees.closingFee} gilt nur für einen Abschluss über ihn. Aber dann hält niemand das Geld oder prüft Titel und Papiere, und direkt an Fremde zu zahlen ist der häufigste Bootsbetrug. Zahle nicht, bevor du das Boot und seine Papiere gesehen hast.`,
    },
  },
  {
    id: 'absent-buyer',
    asks: ['buyer deployed overseas sends agent'],
    ideas: [
      [
        /\b(?:buyers?|he|she|they|guy|someone|somebody)\b/,
        /\b(?:asked|asks|wants?|told|tells|says?|insists?)\b/,
        /\b(?:remove|delete|take down|mark|hand over|give|sign|send|ship)\b[^.?!]{0,80}\b(?:listing|ad|title|keys|boat|papers|it)\b[^.?!]{0,80}\b(?:first|before|then)\b/,
        /\b(?:pays?|paying|payment|money|check)\b/,
      ],
      [
        /\b(?:he|she|they|buyers?|sellers?|owners?|guy|someone|somebody)\b/,
        /\b(?:deployed|overseas|in the (?:military|navy|army)|on (?:an )?oil rig|offshore on|abroad|out of (?:the )?(?:country|town)|at sea|on a ship|can not meet|never (?:meet|call)|will not (?:meet|talk on the phone|call))\b/,
        /\b(?:agent|movers?|shippers?|pick (?:it |her |the boat )?up|send (?:someone|somebody|a)|courier|pays?|paying|check|wire|paypal|friend|sight unseen)\b/,
        /^(?!.*\b(?:my agent|ship (?:it|the boat) to me)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Be careful: somebody who can’t meet or call and sends an agent or a mover is a well-known scam, often with a check or a payment that turns out to be fake. Hand over nothing before a closing: there, the money comes in by wire and the broker checks who everyone is. Report the message if you doubt it.',
      es: 'Ten cuidado: alguien que no puede verte ni llamar y manda a un agente o a un transportista es una estafa conocida, a menudo con un cheque o un pago falso. No entregues nada antes de un cierre: allí el dinero llega por transferencia y el corredor comprueba quién es cada uno. Denuncia el mensaje si dudas.',
      fr: 'Méfiez-vous : quelqu’un qui ne peut ni vous voir ni appeler et envoie un agent ou un transporteur est une arnaque connue, souvent avec un faux chèque ou paiement. Ne remettez rien avant une clôture : l’argent y arrive par virement et le courtier contrôle les identités. En cas de doute, signalez le message.',
      de: 'Vorsicht: Wer sich nicht treffen oder telefonieren kann und einen Agenten oder Spediteur schickt, ist eine bekannte Masche, oft mit falschem Scheck oder falscher Zahlung. Gib nichts vor einem Abschluss heraus: Dort kommt das Geld per Überweisung, und der Makler prüft, wer alle sind. Melde die Nachricht im Zweifel.',
    },
  },
  {
    id: 'sign-outside',
    asks: ['seller wants paper signed outside site'],
    ideas: [
      [
        /\b(?:he|she|they|sellers?|owners?|buyers?|guy|broker)\b/,
        /\b(?:wants?|asks?|asked|says?|told|insists?|sent|sends)\b/,
        /\b(?:sign|signed|signature|docusign)\b/,
        /\b(?:outside|privately|off (?:the )?(?:site|platform)|by (?:e ?-? ?mail|text)|(?:a|another|his|her|their|some|own) (?:\w+ )?(?:papers?|contracts?|agreements?|forms?|documents?)|docusign)\b/,
        /^(?!.*\b(?:my broker|the agreement on|in (?:the|a) closing|power of attorney|after all)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Better not: in a closing, everyone signs the agreement on the trade’s page, and a paper outside of it isn’t part of the trade. It may change what you owe or whom you pay. Ask your broker or a lawyer before you sign, and report the message if something seems off.',
      es: 'Mejor no: en un cierre, todos firman el acuerdo en la página del intercambio, y un papel aparte no forma parte de él. Puede cambiar lo que debes o a quién pagas. Pregunta a tu corredor o a un abogado antes de firmar, y denuncia el mensaje si algo no cuadra.',
      fr: 'Mieux vaut pas : dans une clôture, tous signent l’accord sur la page de l’échange, et un papier à part n’en fait pas partie. Il peut changer ce que vous devez ou à qui vous payez. Demandez au courtier ou à un avocat avant de signer, et signalez le message en cas de doute.',
      de: 'Besser nicht: Bei einem Abschluss unterschreiben alle die Vereinbarung auf der Seite des Tauschs, und ein Papier daneben gehört nicht dazu. Es kann ändern, was du schuldest oder an wen du zahlst. Frag vorher deinen Makler oder einen Anwalt, und melde die Nachricht im Zweifel.',
    },
  },
];
