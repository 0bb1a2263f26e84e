import { race } from './races.ts';

describe('answers, listeners and people in any order', () => {
  it('40 orders: no late answer wins, nothing a person typed is lost, nothing stays busy', async () => {
    await race(40);
  });
});
