import type { Rate } from '../../limits/read-rates.ts';

/** The rates of the budgets of Digital Address misses. */
export interface BudgetRates {
  readonly client: readonly Rate[];
  readonly deployment: readonly Rate[];
}

/** One window of a budget. */
export interface BudgetWindow {
  readonly rate: Rate;
  readonly used: number;
  /** Milliseconds until the window ends; 0 if nothing was counted in it. */
  readonly endsInMs: number;
}

/** The budgets of Digital Address misses, for their operator. `client`: an address; the whole deployment without one. */
export interface RedisBudgets {
  read(client: string | undefined): Promise<readonly BudgetWindow[]>;
  /** Starts the windows again at zero. */
  reset(client: string | undefined): Promise<void>;
  /** Allows more misses, until the windows that run now end. */
  raise(client: string | undefined, by: number): Promise<void>;
}
