import { Component, type ReactNode } from 'react';
import { readConnection, subscribeToConnection } from '../lib/connection.ts';

/** An error boundary for an optional part, which disappears when it breaks and retries on the next reconnection. */
export class OptionalPart extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  private stop?: () => void;

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    this.stop = subscribeToConnection(() => {
      if (readConnection() === 'online') this.setState({ isBroken: false });
    });
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
