import * as common from '#words/ui/common.ts';

/** Placeholder while a page loads its data. */
export function Loading({ text = common.loading }: { text?: string }) {
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-muted">
      <span aria-hidden className="size-5 animate-spin rounded-full border-2 border-line border-t-accent" />
      {text}
    </p>
  );
}
