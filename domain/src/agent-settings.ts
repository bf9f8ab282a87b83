/** Bounds and defaults of the agent's settings, in dollars, miles and rounds. */
export const AGENT_PRICES = {
  least: 10_000,
  most: 1_000_000,
  step: 5_000,
  usual: { min: 50_000, max: 500_000 },
} as const;
export const AGENT_RADIUS = { least: 25, most: 500, step: 25, usual: 100 } as const;
export const AGENT_ROUNDS = { least: 1, most: 50, usual: 3 } as const;
