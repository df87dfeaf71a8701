import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '#features/auditions/use-act.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

interface CalendarAddressProps {
  /** When the address there is was made. */
  made_at: string | null;
  renew: () => Promise<{ message: string; address: string }>;
}

/** The address by which calendar programs show one's auditions; it is shown once. */
export function CalendarAddress({ made_at, renew }: CalendarAddressProps) {
  const { busy, act } = useAct();
  const [address, setAddress] = useState<string>();

  async function make() {
    const made = await renew();
    setAddress(made.address);
    return made;
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', 'Address copied');
    } catch {
      showToast('failure', 'The address could not be copied.');
    }
  }

  return (
    <Section
      title="Your auditions in your calendar"
      lead="Subscribe to this address in your calendar program and every change appears there by itself. Whoever has the address can read your auditions, so keep it to yourself."
    >
      <div className="flex flex-col items-start gap-4">
        {address && (
          <div className="flex w-full flex-wrap items-center gap-3">
            <code className="wrap-anywhere min-w-0 rounded-control bg-sunken px-3 py-2 text-sm">
              {address}
            </code>
            <Button look="secondary" onClick={() => copy(address)}>
              <Copy aria-hidden className="size-4" />
              Copy address
            </Button>
          </div>
        )}
        {made_at && !address && (
          <p>You have an address. It is not shown again; a new one ends the one before.</p>
        )}
        <Button
          look="secondary"
          disabled={busy}
          onClick={() => act(make, 'The address could not be made. Please try again.')}
        >
          {made_at ? 'Make a new address' : 'Make an address'}
        </Button>
      </div>
    </Section>
  );
}
