import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';
import { RouterFallback } from './router-fallback.tsx';

it('says what docs/specification.md §2 says when a page breaks', () => {
  const html = renderToStaticMarkup(<ErrorScreen onRetry={() => undefined} />);
  for (const words of ['Algo salió mal', 'Reintentar', 'Recargar página']) {
    expect(html).toContain(words);
  }
});

it('has a last net with the title of the specification and a way to help', () => {
  const html = renderToStaticMarkup(<RouterFallback />);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('href="/crisis-moment"');
});
