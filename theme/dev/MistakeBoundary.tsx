import { Component, type ReactNode } from 'react';

interface Props {
  /** Of the page, below `docs/`. */
  file: string;
  children: ReactNode;
}

/** @param status of the update of modules: idle once the changes have been applied */
function reloadAfterUpdate(status: string) {
  if (status === 'idle') {
    location.reload();
  }
}

/**
 * In development: says what is wrong with a page that cannot be drawn, such as a component with a value
 * that the configuration lacks. The next change loads the page again, because React draws nothing anew
 * below a boundary whose page had the mistake when it was opened.
 */
export class MistakeBoundary extends Component<Props, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch() {
    import.meta.webpackHot?.addStatusHandler(reloadAfterUpdate);
  }

  override componentWillUnmount() {
    import.meta.webpackHot?.removeStatusHandler(reloadAfterUpdate);
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
