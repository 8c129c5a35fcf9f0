/**
 * Opens the panel in which a visitor makes or removes a copy of the site for reading offline
 * (offlinePanel.ts).
 */
export function OfflineButton({ className }: { className?: string }) {
  // Development has no built site to copy.
  return (
    import.meta.env.PROD && (
      <button type="button" className={className} data-offline="" data-needs-scripts="">
        Read offline
      </button>
    )
  );
}
