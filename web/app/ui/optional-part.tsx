import { Component, type ReactNode } from 'react';
import { readConnection, subscribeToConnection } from '../lib/connection.ts';

/** A part that the page can do without: when it breaks, it disappears alone, and is tried again with the next connection. */
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
