import { Chip } from '#web/ui/chip.tsx';
import type { CompanionSettings } from '../api/companion-settings.ts';
import { FORMS_OF_ADDRESS } from '../offline/last-address.ts';
import { CHAT_TEXTS } from '../texts.ts';

interface AddressChoiceProps {
  settings: CompanionSettings;
  onSave: (change: Partial<CompanionSettings>) => void;
}

export function AddressChoice({ settings, onSave }: AddressChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{CHAT_TEXTS.settings.address}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {FORMS_OF_ADDRESS.map((address) => (
          <Chip
            key={address}
            selected={settings.address === address}
            onClick={() => onSave({ address })}
          >
            {CHAT_TEXTS.settings.addresses[address]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
