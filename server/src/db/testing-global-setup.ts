import type { TestProject } from 'vitest/node';
import { startTestCluster } from './testing-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's connection string of this run's throwaway cluster. */
    testClusterUrl: string;
  }
}

/** Vitest calls this once per run; the function that it returns ends the cluster. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide('testClusterUrl', cluster.url);
  return () => cluster.stop();
}
