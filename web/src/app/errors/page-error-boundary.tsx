import { useRevalidator } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

/** For layout routes. Revalidating makes the router drop the error and render the page again. */
export function PageErrorBoundary() {
  const { revalidate } = useRevalidator();
  return <ErrorScreen onRetry={() => void revalidate()} />;
}
