import { SIGNING_HOURS } from '@tradewind/domain/closing/terms';
import { listed } from '../plan.ts';
import { dayIn, nameIn } from './closing-names.ts';
import type { closings, SettledLine } from './closings.ts';
import { labelIn } from './labels.ts';

const name = nameIn('fr');
const day = dayIn('fr');
const label = labelIn('fr');
const line = (one: SettledLine) => `${label(one.name)} ${one.amount}`;
const list = (items: readonly string[]) => listed(items, 'et');

/** Everything that Eddy says about trades that are closing, in French. */
export const frenchClosings: typeof closings = {
  closing: (other, give, get, step) =>
    `Vous avez convenu d’un échange avec ${other} : vous donnez ${list(give) || 'rien'} et recevez ${list(get) || 'rien'}.${step ? ` La clôture en est à cette étape : ${name(step)}.` : ''}`,
  closingWith: (other, get) => `Dans votre échange avec ${other}${get.length > 0 ? ` pour ${list(get)}` : ''} :`,
  nextTask: (task, due) => `Votre prochaine tâche : ${name(task)}${due ? `, avant le ${day(due)}` : ''}.`,
  nextTasks: (tasks) => `C’est votre tour. Il vous reste à faire : ${list(tasks)}.`,
  taskDue: (task, due) => (due ? `${name(task)} (avant le ${day(due)})` : name(task)),
  othersTurn: 'Rien ne vous attend pour le moment : c’est le tour de l’autre partie ou du courtier.',
  brokerTurn: 'Le courtier a aussi quelque chose à faire.',
  stillHasToDo: (who, tasks) => `${who} doit encore faire : ${list(tasks)}.`,
  hasDone: (who, tasks) => `${who} a déjà fait : ${list(tasks.map(name))}.`,
  handedIn: (who, tasks) => `${who} a remis, et le courtier vérifie : ${list(tasks.map(name))}.`,
  nothingOpen: (who) => `Rien n’attend ${who} pour le moment.`,
  notYours: 'Non : il ne devient pas vôtre tout seul, et je ne déplace jamais d’argent.',
  causeDecides:
    'Il reste sur le compte séquestre jusqu’à la libération. Si l’échange est annulé, la cause décide des dépôts, et en cas de désaccord, ouvrez un litige sur la page de l’échange.',
  ifNot: {
    allSigned: 'Tous ont signé l’accord.',
    unsigned: `Si tous n’ont pas signé ${SIGNING_HOURS} heures après l’entente, l’échange devient caduc : les bateaux sont de nouveau libres, et personne ne doit rien. Jusque-là, chacun peut simplement annuler.`,
    signed:
      'Si un dépôt n’arrive pas à temps, le courtier peut mettre fin à l’échange. Qui n’accepte pas par écrit à temps a refusé, et les dépôts sont rendus, moins les frais autorisés.',
    accepted: 'Après l’acceptation, le dépôt de qui ne fait pas sa part est en jeu, et les autres récupèrent le leur.',
    dispute: 'Si quelqu’un rompt l’accord, ouvrez un litige sur la page de l’échange : l’argent reste alors où il est.',
  },
  depositAtRisk:
    'Vous avez accepté par écrit : vous ne le récupérez pas en partant simplement, il faut l’accord de tous.',
  depositIn: (who) => `Le dépôt de ${who} est arrivé.`,
  depositOut: (who, due) =>
    `Le dépôt de ${who} n’est pas encore noté complet${due ? ` ; il est dû le ${day(due)}` : ''}.`,
  noDepositOfOthers: 'L’autre partie ne doit aucun dépôt dans cet échange.',
  mayLeave: (who, hasAccepted, by) =>
    hasAccepted
      ? `${who} a accepté par écrit : son dépôt est en jeu en cas de départ, sauf si tous conviennent d’arrêter.`
      : `${who} n’a pas encore accepté par écrit et peut encore refuser ce qui lui revient${by ? `, jusqu’au ${day(by)}` : ''}.`,
  boundOther: (who) =>
    `Tous ont signé, et ${who} ne reçoit que de l’argent : il n’y a rien à refuser. L’échange ne finit que si tous sont d’accord, ou pour une cause que l’accord nomme.`,
  mayCancel: (who) => `Tous n’ont pas encore signé : ${who} peut encore simplement annuler.`,
  notForOthers:
    'Ce que vous donnez est lié à cet échange : vous ne pouvez ni le vendre ni l’échanger ailleurs avant que l’échange ne finisse sans libération.',
  moreTime:
    'Pour le déplacer, choisissez “More Time” sur la page de l’échange et proposez un nombre de jours. Il ne bouge qu’une fois, et tous doivent accepter.',
  movedOnce: 'Il a déjà bougé une fois, et il ne bouge qu’une fois.',
  notYetMoved: 'Vous pourrez proposer plus de temps sur la page de l’échange quand tous auront signé.',
  proposeEnd:
    'Sur la page de l’échange, choisissez “Propose How to End It” : vous dites si l’échange continue et qui reçoit l’argent bloqué. Cela vaut dès que tous les concernés ont accepté.',
  leftAfterRelease: (tasks) => `Il vous reste à faire : ${list(tasks)}.`,
  nothingElseToDo: 'Il ne vous reste rien d’autre à faire.',
  otherClosings: (count) => `Vous en avez ${count} ${count === 1 ? 'autre' : 'autres'} ; le tableau les montre tous.`,

  papersInCheck: (papers) => `Le courtier vérifie ce que vous avez envoyé : ${list(papers.map(name))}.`,
  returned: (task, note, due) =>
    `Le courtier vous a renvoyé ceci : ${name(task)}${due ? `, avant le ${day(due)}` : ''}. La note dit : “${note}”`,
  nothingReturned: 'Le courtier ne vous a rien renvoyé.',
  ordered: (service, vendor, on, progress) =>
    `Vous avez commandé : “${service}”. ${vendor ? `${vendor} s’en charge` : 'Personne n’est encore nommé'}${on ? `, le ${day(on)}` : ', et aucune date n’est fixée'}. État de la commande : “${progress}”.`,
  nothingOrdered:
    'Vous n’avez commandé ni expertise ni autre service dans cet échange. Vous pouvez le faire sur la page de l’échange.',
  plannedRelease: (on) =>
    on ? `La libération est prévue le ${day(on)}.` : 'La date de la libération n’est pas encore fixée.',
  finished: (other, give, get) =>
    `Votre échange avec ${other} est terminé : vous avez donné ${list(give) || 'rien'} et reçu ${list(get) || 'rien'}. Tout a été remis, et tout l’argent a été versé.`,
  settledMoney: (paid, received, lines) =>
    [
      paid ? `Vous nous avez viré ${paid} en tout.` : '',
      received ? `Nous vous avons viré ${received} en tout.` : '',
      lines.length > 0 ? `Votre décompte indique : ${lines.map(line).join(' ; ')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  brokerOnly: 'Je ne peux pas le faire : seul le courtier vérifie les papiers, enregistre l’argent et le libère.',
  inspectFirst:
    'Et je vous le déconseille : inspectez d’abord le bateau. Rien n’est libéré avant que vous l’ayez accepté par écrit, et d’ici là vous pouvez encore le refuser.',
  soldThere: 'Le bateau est donc vendu et n’est plus en annonce.',
  statementThere: 'Votre décompte est parmi les documents sur la page de l’échange.',

  disputeReason: (reason) => `Le motif : “${reason}”`,
  disputeReasonThere: 'Le motif est sur la page de l’échange.',
  disputed: (by, since) =>
    `Cet échange est en litige : ${by === 'you' ? 'vous l’avez ouvert' : `${by} l’a ouvert`} le ${day(since)}, donc tout est arrêté et l’argent reste où il est.`,
  disputeDecides:
    'L’argent ne bouge que si tous signent, ou par une sentence arbitrale ou une décision de justice. Le courtier peut proposer une solution, mais ne décide pas qui a raison.',
  notDisputed: 'Aucun litige n’est ouvert dans cet échange, et votre argent n’est pas bloqué.',
  frozenMoney: (amount) => `${amount} de votre argent sont bloqués jusqu’à la fin du litige.`,

  deposit: {
    arrived: (amount) => `Votre dépôt de ${amount} est arrivé en entier.`,
    missing: (needed, arrived, missing, due) =>
      `Votre dépôt est de ${needed}. ${arrived} sont arrivés, et il manque ${missing}${due ? ` ; il est dû le ${day(due)}` : ''}.`,
    none: 'Vous ne devez aucun dépôt dans cet échange.',
  },
  toPay: {
    all: (needed, arrived, missing) =>
      `À la libération, vous devez avoir versé ${needed}, dépôt compris. ${arrived} sont arrivés : il reste ${missing} à payer.`,
    paid: (needed) => `Vos ${needed} sont arrivés en entier : il ne reste rien à payer.`,
    nothing: 'Vous n’avez rien à payer dans cet échange.',
  },
  payout: (amount, on) =>
    `Nous vous virons ${amount} après la libération${on ? `, prévue le ${day(on)}` : ', quand tout ce qui précède est fait'}.`,
  noPayout: (on) =>
    `Vous ne recevez pas d’argent dans cet échange : vous recevez votre part à la libération${on ? `, prévue le ${day(on)}` : ''}.`,
  payoutOnHold: 'Jusqu’à la fin du litige, rien n’est versé.',
  heldBack: (amount, about) => `${amount} sont retenus pour “${about}”.`,
  notFinal: 'Ces montants peuvent encore changer jusqu’à la libération.',

  leave: {
    onlyMoney:
      'Tous ont signé, et vous ne recevez que de l’argent : il n’y a rien à refuser. L’échange ne finit que si tous sont d’accord, ou pour une cause que l’accord nomme. La page de l’échange offre les deux.',
    unsigned: 'Tous n’ont pas encore signé : vous pouvez simplement annuler sur la page de l’échange.',
    unaccepted: (by) =>
      `Vous n’avez pas encore accepté par écrit : vous pouvez refuser ce que vous recevez sur la page de l’échange${by ? `, jusqu’au ${day(by)}` : ''}. Votre dépôt vous est rendu, moins les frais autorisés.`,
    accepted:
      'Vous avez accepté par écrit : si vous partez maintenant, votre dépôt est en jeu, sauf si tous conviennent d’arrêter. Vous pouvez le proposer sur la page de l’échange.',
  },
  depositIfTheyLeave:
    'Vous récupérez votre dépôt si l’autre partie se retire ou ne fait pas sa part, moins les frais que vous avez autorisés. Si elle n’est pas d’accord, ouvrez un litige sur la page de l’échange.',
  lessMoney:
    'Pour payer moins après une expertise, proposez un autre prix ou une retenue sur la page de l’échange. Cela vaut dès que tous ont accepté.',
};
