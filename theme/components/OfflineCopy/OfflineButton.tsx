/** Renders the button that opens the panel for reading offline (offlinePanel.ts). */
export function OfflineButton({ className }: { className?: string }) {
  // In development there is no built site to copy.
  return (
    import.meta.env.PROD && (
      <button type="button" className={className} data-offline="" data-needs-scripts="">
        Read offline
      </button>
    )
  );
}
