/** An action that needs a sign-in, with the data to continue it afterwards. */
interface Intents {
  'save-boat': { boatId: number };
  'message-owner': { boatId: number };
  'report-boat': { boatId: number };
  'save-agent-settings': { settings: object };
  'deploy-agent': { settings: object };
}

export type IntentKind = keyof Intents;
type IntentOf<Kind extends IntentKind> = { [Each in Kind]: { kind: Each } & Intents[Each] }[Kind];
export type Intent = IntentOf<IntentKind>;

const KEY = 'intent-after-sign-in';
/** Long enough to register. */
export const INTENT_EXPIRES_MS = 30 * 60_000;

interface Remembered {
  intent: Intent;
  at: number;
}

/** Stores the latest intent for this tab, unless the browser blocks storage. */
export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ intent, at: Date.now() } satisfies Remembered));
  } catch {}
}

/** Whether the visitor is signing in to continue an action. */
export const hasIntent = (): boolean => read() !== undefined;

/** Returns and forgets the stored intent if it is of these kinds and fits. */
export function takeIntent<Kind extends IntentKind>(
  kinds: readonly Kind[],
  fits: (intent: IntentOf<Kind>) => boolean = () => true,
): IntentOf<Kind> | undefined {
  const intent = read();
  if (!intent || !isOfKind(intent, kinds) || !fits(intent)) return undefined;
  sessionStorage.removeItem(KEY);
  return intent;
}

const isOfKind = <Kind extends IntentKind>(intent: Intent, kinds: readonly Kind[]): intent is IntentOf<Kind> & Intent =>
  kinds.some((kind) => kind === intent.kind);

function read(): Intent | undefined {
  try {
    const remembered = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Remembered | null;
    return remembered && Date.now() - remembered.at < INTENT_EXPIRES_MS ? remembered.intent : undefined;
  } catch {
    return undefined;
  }
}
