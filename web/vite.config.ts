import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { OLD_BROWSERS_SCRIPT } from './src/app/boot/old-browsers.ts';
import { answerCardFiles } from './src/features/chat/answers/answer-cards.ts';
import { PATH_IDS } from './src/features/learning/lesson/lesson.ts';
import { lessonFiles } from './src/features/learning/lesson/lesson-files.ts';
import { renderLegal } from './src/features/legal/render-legal.ts';

/** `?document`: our Markdown as what a page shows of it; its parser never reaches the browser. */
const markdownDocuments: Plugin = {
  name: 'markdown-documents',
  transform: {
    filter: { id: /\.md\?document$/ },
    handler: (markdown) => ({
      code: `export default ${JSON.stringify(renderLegal(markdown))};`,
      moduleType: 'js',
    }),
  },
};

// What every page needs comes in two files instead of thirty: small chunks compress badly. The first
// group that matches has a module, with what it imports.
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|@remix-run)\//,
  },
  {
    name: 'shell',
    test: new RegExp(
      [
        'web/src/app/(shell/(?!navigation|areas)|errors|offline|texts|boot)',
        'web/src/ui/(button|card|icon|mascot/(?!wardrobe)|spinner|toast|texts|page/(?!indexed)|styles)',
        'web/src/games/addresses',
        'web/src/lib/(safe-storage|is-record|drafts)',
        'web/src/data/(session|stored-session)',
        'web/src/features/cookies/cookie-(banner|consent)',
        'domain/(product|limits)',
      ].join('|'),
    ),
  },
  // What leads to an account is needed on public pages too: apart from the guard, which imports it.
  {
    name: 'account',
    test: /web\/src\/(data\/(auth|backend|public-config|data-error)\.ts|data\/accounts\/(one-at-a-time|own-clock)|lib\/(secure-items|device-id)|features\/auth\/origin)/,
  },
  // What every page behind the guard needs, in one file instead of ten.
  {
    name: 'guard',
    test: new RegExp(
      [
        'node_modules/@tanstack/',
        'web/src/app/access/(guarded-layout|loading-card|use-access|decide-access|cookie-choice|texts)',
        'web/src/data/query-client',
        'web/src/features/consent/(local-consent|api/check-consent)',
      ].join('|'),
    ),
  },
  // Navigation needs all of them, each page one.
  { name: 'places', test: /\/places\.ts$/ },
  // A path in one file: who opened one of its lessons has the next one too.
  ...PATH_IDS.map((path) => ({
    name: `lessons-${path}`,
    test: new RegExp(`content/learning/${path}/[^?]*\\?lesson$`),
  })),
];

/**
 * Begun by the page by itself once it stands, and waited for by nobody. The names of what they import,
 * which would let the browser fetch those at once, would be half of what the first file of every page
 * holds.
 */
const IN_THE_BACKGROUND = /\/(start-delivery|look-after-session|account-going)-/;

export default defineConfig({
  plugins: [markdownDocuments, lessonFiles, answerCardFiles, tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      resolveDependencies: (file, imported) => (IN_THE_BACKGROUND.test(file) ? [] : imported),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // The guard's worker and what it fetches: a folder of its own, which has a budget of its own. What
  // makes the sounds lies there too; the guard does not name it, so it is not counted there.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // A worker sees nothing of what the page's head has given to the oldest browsers; what it fetches
        // afterwards sees it.
        banner: ({ isEntry }) => (isEntry ? OLD_BROWSERS_SCRIPT : ''),
        entryFileNames: 'assets/guard/[name]-[hash].js',
        chunkFileNames: 'assets/guard/[name]-[hash].js',
      },
    },
  },
  server: {
    // A build beside it is no reason to reload the page that is being worked on.
    watch: { ignored: ['**/web/build/**'] },
    proxy: Object.fromEntries(
      [
        '/auth/v1',
        '/rest/v1',
        '/functions/v1',
        '/config.json',
        '/healthz',
        '/readyz',
        '/outbox',
      ].map((path) => [path, `http://127.0.0.1:${process.env['PORT'] || 3000}`]),
    ),
  },
});
