import { Component, type ReactNode } from 'react';

interface Props {
  /** The file of the page, below `docs/`. */
  file: string;
  children: ReactNode;
}

// React does not render a page again that had its mistake when it was opened, so the page reloads after the correction.
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

  override render() {
    const { message } = this.state;
    return message === undefined ? (
      this.props.children
    ) : (
      <div role="alert">
        <p>This page has a mistake, and appears once it is mended:</p>
        <pre>
          docs/{this.props.file}: {message}
        </pre>
      </div>
    );
  }
}
