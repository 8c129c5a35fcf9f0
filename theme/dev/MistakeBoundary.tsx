import { Component, type ReactNode } from 'react';
import { MISTAKE_LINE } from '../../shared/mistakeLine';

interface Props {
  /** Of the page, below `docs/`. */
  file: string;
  children: ReactNode;
}

// A page that had its mistake when it was opened is not drawn by the change that mends it: React draws
// nothing anew below its boundary, and nothing at all when the page could not be compiled.
if (import.meta.env.DEV) {
  import.meta.webpackHot?.addStatusHandler((status) => {
    if (['idle', 'abort', 'fail'].includes(status) && !document.querySelector('main h1')) {
      location.reload();
    }
  });
}

/** In development: says what is wrong with a page, such as a component with a value that the configuration lacks. */
export class MistakeBoundary extends Component<Props, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override async componentDidCatch({ message }: Error) {
    const query = new URLSearchParams({ file: this.props.file, message });
    const answer = await fetch(`${MISTAKE_LINE}?${query}`);
    this.setState({ message: await answer.text() });
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? (
      this.props.children
    ) : (
      <div role="alert">
        <p>This page has a mistake, and appears once it is mended:</p>
        <pre>{message}</pre>
      </div>
    );
  }
}
