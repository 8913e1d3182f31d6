import { useLocation, useNavigate } from 'react-router';
import { ErrorScreen } from './error-screen.tsx';

/** For layout routes. Coming to the same address again makes the router draw the page anew. */
export function PageErrorBoundary() {
  const location = useLocation();
  const navigate = useNavigate();
  const again = { replace: true, state: location.state, preventScrollReset: true };
  return <ErrorScreen onRetry={() => void navigate(location, again)} />;
}
