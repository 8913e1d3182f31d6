import type { Config } from '@react-router/dev/config';
import { readPlaces } from '../scripts/build/read-places.ts';

// The public pages are static files: they answer before any script runs, and /crisis,
// /crisis-moment and /legal never need one.
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: async () =>
    (await readPlaces()).filter(({ prerendered }) => prerendered).map(({ address }) => address),
} satisfies Config;
