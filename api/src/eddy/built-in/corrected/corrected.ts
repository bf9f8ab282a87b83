import { amongThem } from '../plain/among-them.ts';
import { plainOfferOrders } from '../plain/offer-orders.ts';
import { oneOfTheName } from '../plain/one-of-the-name.ts';
import { withoutOpening } from '../plain/openings.ts';
import { plainOrder } from '../plain/orders.ts';
import { correctedClause } from './clause.ts';
import { correctedInside } from './inside.ts';
import { correctedMessage } from './message.ts';
import { correctedBoat } from './named-boat.ts';
import { notThat } from './not-that.ts';
import { correctedOrder } from './order.ts';
import { requestInstead } from './taken-back-order.ts';
import { correctedTarget } from './target.ts';

/** The message with what its later words correct put in place. */
export const corrected = (message: string): string =>
  oneOfTheName(
    correctedInside(
      correctedTarget(
        notThat(
          plainOrder(
            correctedOrder(
              correctedClause(
                correctedMessage(amongThem(withoutOpening(correctedBoat(requestInstead(plainOfferOrders(message)))))),
              ),
            ),
          ),
        ),
      ),
    ),
  );
