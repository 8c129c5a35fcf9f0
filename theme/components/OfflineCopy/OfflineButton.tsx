/** Opens the panel in which a visitor keeps the site for reading it offline, or removes it (offlinePanel.ts). */
export function OfflineButton({ className }: { className?: string }) {
  // In development there is nothing to keep.
  return (
    import.meta.env.PROD && (
      <button type="button" className={className} data-offline="" data-needs-scripts="">
        Read offline
      </button>
    )
  );
}
