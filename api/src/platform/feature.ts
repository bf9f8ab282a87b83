import type { Config } from '../config.ts';
import type { Reactions } from './domain-events.ts';
import type { HelpTopic } from './help.ts';
import type { App, Dependencies } from './http/app.ts';
import type { Job } from './jobs.ts';
import type { NameSource } from './names.ts';
import type { AnyTool } from './tool.ts';

/** The public parts of a feature, exported by its `index.ts` and listed in `features.ts`. */
export interface Feature {
  readonly routes?: readonly ((app: App, dependencies: Dependencies) => void)[];
  readonly jobs?: (dependencies: Dependencies) => Job[];
  /** Its handlers for the events of other features. */
  readonly reactions?: Reactions;
  /** Its tools for Eddy. */
  readonly tools?: readonly AnyTool[];
  /** Finds the names that Eddy should recognize. */
  readonly names?: NameSource;
  /** Its help for Eddy's users. */
  readonly help?: readonly HelpTopic[];
  /** Its help that names settings of this site. */
  readonly configuredHelp?: (config: Config) => readonly HelpTopic[];
}
