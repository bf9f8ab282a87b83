/** A lifecycle as data: which actor may take which action in which state, and the state it leads to. */
export interface Lifecycle<State extends string, Action extends string, Actor extends string> {
  readonly states: readonly State[];
  readonly initial: State;
  /** No rule leads out of these. */
  readonly terminal: readonly State[];
  readonly rules: readonly Rule<State, Action, Actor>[];
}

interface Rule<State extends string, Action extends string, Actor extends string> {
  readonly from: readonly State[];
  readonly action: Action;
  readonly by: readonly Actor[];
  readonly to: State;
}

/** Impossible: nobody can do this in this state. Forbidden: somebody can, but not this actor. */
type Refusal = 'impossible' | 'forbidden';

type Transition<State extends string> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal };

export function transition<State extends string, Action extends string, Actor extends string>(
  lifecycle: Lifecycle<State, Action, Actor>,
  state: NoInfer<State>,
  action: NoInfer<Action>,
  actor: NoInfer<Actor>,
): Transition<State> {
  const possible = lifecycle.rules.filter((rule) => rule.action === action && rule.from.includes(state));
  const allowed = possible.find((rule) => rule.by.includes(actor));
  if (allowed) return { ok: true, state: allowed.to };
  return { ok: false, refusal: possible.length > 0 ? 'forbidden' : 'impossible' };
}

/** The actions open to an actor, in the order of the rules. */
export function actionsOf<State extends string, Action extends string, Actor extends string>(
  lifecycle: Lifecycle<State, Action, Actor>,
  state: NoInfer<State>,
  actor: NoInfer<Actor>,
): Action[] {
  return lifecycle.rules
    .filter((rule) => rule.from.includes(state) && rule.by.includes(actor))
    .map((rule) => rule.action);
}
