import { Component, type ReactNode } from 'react';
import { SHELL_TEXTS } from '../texts.ts';
import { GameFailure } from './game-failure.tsx';

interface Props {
  /** Lets go of the kept session, in case it is what breaks the game. */
  onStartOver: () => void;
  children: ReactNode;
}

/** An error in a game stays within the game. */
export class GameErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  retry = () => this.setState({ broken: false });

  startOver = () => {
    this.props.onStartOver();
    this.retry();
  };

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <GameFailure lead={SHELL_TEXTS.errorLead} onRetry={this.retry} onStartOver={this.startOver} />
    );
  }
}
