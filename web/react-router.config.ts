import type { Config } from '@react-router/dev/config';
import { readPlaces } from '../scripts/build/read-places.ts';
import { GAMES } from './src/games/registry.ts';

// The public pages are static files: they answer before any script runs, and /crisis,
// /crisis-moment and /legal never need one. Of the pages behind the guard the frame is static:
// the shell and what is the same for everyone. The others start from the empty fallback page.
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: async () => [
    ...(await readPlaces()).filter(({ prerendered }) => prerendered).map(({ address }) => address),
    ...Object.values(GAMES).map(({ paths }) => paths[0]),
  ],
} satisfies Config;
