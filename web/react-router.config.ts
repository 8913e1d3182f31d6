import type { Config } from '@react-router/dev/config';

// The public pages are static files: they answer before any script runs, and /crisis,
// /crisis-moment and /legal never need one.
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [
    '/',
    '/legal',
    '/crisis',
    '/crisis-moment',
    '/safety-plan',
    '/signin',
    '/signup',
    '/verify-email',
    '/reset-password',
  ],
} satisfies Config;
