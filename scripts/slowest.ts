/** A test or story and how long it took. */
export interface Timed {
  name: string;
  seconds: number;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

interface Suite {
  file: string;
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

/** Of Vitest's JSON report. @param root what file names need not repeat */
export function timedTests({ testResults }: VitestReport, root: string): Timed[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${root}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** Of Playwright's JSON report; a story that was tried again takes as long as both. */
export function timedStories({ suites }: { suites: Suite[] }): Timed[] {
  return suites.flatMap((suite) => [
    ...suite.specs.map(({ title, tests }) => ({
      name: `e2e/${suite.file} › ${title}`,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    })),
    ...timedStories({ suites: suite.suites ?? [] }),
  ]);
}

/** The lines that name them, the slowest first. */
export function slowest(timed: readonly Timed[], most = 10): string[] {
  return timed
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
