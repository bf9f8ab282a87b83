interface Amounts {
  needed: string;
  arrived: string;
  missing: string;
}

export interface Task {
  task: string;
  due?: string;
  late?: boolean;
}

/** A task of another party. The broker checks those that were handed in. */
type OthersTask = Task & { who: string; isDone: boolean; isInCheck?: true };

export interface KnownClosing {
  tradeId: number;
  with: string;
  youGive: string[];
  youGet: string[];
  state: string;
  step: string;
  yourTasks: Task[];
  tasksForYou: number;
  isSigned: boolean;
  hasAccepted: boolean;
  /** Nothing has to be accepted, so nothing can be rejected. */
  getsOnlyMoney?: boolean;
  acceptBy: string | null;
  plannedRelease: string | null;
  othersTasks?: OthersTask[];
  /** Those whose time is still to come, of the user without `who`. */
  laterTasks?: (Task & { who?: string })[];
  authorizedCosts?: string;
  /** The money that is left to pay, together with these costs. */
  leftWithCosts?: string;
  tasksForBroker?: number;
  stillToDo?: Task[];
  papersInCheck?: Task[];
  returned?: (Task & { note: string })[];
  ordered?: {
    service: string;
    vendor: string | null;
    day: string | null;
    progress: string;
    /** The cost that the user authorized. */
    atMost?: string;
    canCancel?: boolean;
  }[];
  dispute?: { by: string; since: string; reason?: string };
  deposit?: Amounts;
  /** The last day for it, whether it has arrived or not. */
  depositDue?: string;
  toPay?: Amounts;
  frozen?: string;
  willGet?: string;
  heldBack?: { about: string; amount: string }[];
  others?: {
    name: string;
    deposit?: string;
    depositAmount?: string;
    depositDue?: string;
    hasAccepted: boolean;
    getsOnlyMoney?: boolean;
  }[];
  canPropose?: string[];
  wasExtended?: boolean;
}
