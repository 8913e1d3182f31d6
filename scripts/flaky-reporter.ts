import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Names what passed only at the second attempt, and leaves how many in the file FLAKY_REPORT names. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let flaky = 0;
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.diagnostic()?.flaky !== true) continue;
        flaky += 1;
        console.log(`\nflaky: ${module.relativeModuleId} > ${test.fullName}`);
      }
    }
    const file = process.env['FLAKY_REPORT'];
    if (file !== undefined) writeFileSync(file, JSON.stringify({ flaky }));
  }
}
