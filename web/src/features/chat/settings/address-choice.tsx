import { Chip } from '#web/ui/chip.tsx';
import type { CompanionSettings } from '../api/companion-settings.ts';
import { FORMS_OF_ADDRESS } from '../offline/last-address.ts';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';

interface AddressChoiceProps {
  settings: CompanionSettings;
  onSave: (change: Partial<CompanionSettings>) => void;
}

export function AddressChoice({ settings, onSave }: AddressChoiceProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{CHAT_SETTINGS_TEXTS.address}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {FORMS_OF_ADDRESS.map((address) => (
          <Chip
            key={address}
            selected={settings.address === address}
            onClick={() => onSave({ address })}
          >
            {CHAT_SETTINGS_TEXTS.addresses[address]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
