interface Amounts {
  needed: string;
  arrived: string;
  missing: string;
}

export interface Task {
  task: string;
  due?: string;
}

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
  othersTasks?: (Task & { who: string; isDone: boolean })[];
  tasksForBroker?: number;
  stillToDo?: Task[];
  papersInCheck?: Task[];
  returned?: (Task & { note: string })[];
  ordered?: { service: string; vendor: string | null; day: string | null; progress: string }[];
  dispute?: { by: string; since: string; reason?: string };
  deposit?: Amounts;
  toPay?: Amounts;
  frozen?: string;
  willGet?: string;
  heldBack?: { about: string; amount: string }[];
  others?: { name: string; deposit?: string; depositDue?: string; hasAccepted: boolean; getsOnlyMoney?: boolean }[];
  canPropose?: string[];
  wasExtended?: boolean;
}
