import { inTurn } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { garagePlan } from './garage.ts';
import { ownPlan } from './own.ts';

const OWNED =
  /^(?:(?:so|and|hey|hi|okay|eddy|well|tell me|show me|,) )*(?:what|everything|all)(?: all| else| things| stuff)? (?:that )?(?:do )?(?:i|we) (?:own|have got here|have on here)(?: (?:here|on here|on tradewind|right now|in all|altogether|to trade|to swap))?[?.! ]*$/;

/** Everything that the user could trade: boats, listed or not, and the things in the garage. */
export const allOwnedFrame: Frame = (situation) =>
  situation.line.has(OWNED)
    ? {
        intent: 'own',
        weight: 1.75,
        ...EVERYTHING,
        plan: inTurn([ownPlan(situation), garagePlan(situation)]),
      }
    : undefined;
