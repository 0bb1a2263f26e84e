// On a phone no task takes more taps, more keys or more layout shift than the table in docs/project/accessibility-tests.md states.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openInBrowser, serveFiles } from './served-demo.ts';
import { performCalmly, SHIFT_TOLERANCE, TASKS } from './taps.ts';
import { statedFigures } from './taps-table.ts';

const opened = openInBrowser(() => serveFiles('dist/cdn'));

describe('a task by touch at 360 × 740 px takes no more taps than the table states', () => {
  for (const task of TASKS) {
    test(task.name, async () => {
      const stated = statedFigures(task);
      assert.ok(stated, 'docs/project/accessibility-tests.md has no row for this task: run npm run task taps');
      const measured = await performCalmly(opened.browser, opened.site.address, task, stated);
      assert.ok(measured.taps <= stated.taps, `${measured.taps} taps, stated ${stated.taps}`);
      assert.ok(measured.keys <= stated.keys, `${measured.keys} keys, stated ${stated.keys}`);
      // Other fonts make a list or an error higher; what does not move does not move anywhere.
      assert.ok(stated.pixels > 0 || measured.pixels === 0, `a field moves by ${measured.pixels} px, stated none`);
      for (const figure of ['shift', 'counted'] as const)
        assert.ok(measured[figure] <= stated[figure] + SHIFT_TOLERANCE, `${figure}: ${measured[figure]}, stated ${stated[figure]}`);
    });
  }
});
