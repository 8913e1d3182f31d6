import { useState } from 'react';
import { VOICES } from '#domain/preferences/preferences.ts';
import { useChoice } from '#web/data/preferences/use-preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice/choice-group.tsx';
import { SavedNote } from '#web/ui/choice/saved-note.tsx';
import { AiDialog } from '../ai/ai-dialog.tsx';
import type { CompanionSettings } from '../api/companion-settings.ts';
import { useServerMode } from '../use-companion-mode.ts';
import { AddressChoice } from './address-choice.tsx';
import { MemoryList } from './memory-list.tsx';
import { SettingsGate } from './settings-gate.tsx';
import { CHAT_SETTINGS_TEXTS as TEXTS } from './texts.ts';

/** The same choices as beside the chat, for the page of all choices; and what only stands here. */
export function NiloSection() {
  return (
    <div className="flex flex-col gap-7">
      <SettingsGate>
        {(settings, save) => <Undoable settings={settings} save={save} />}
      </SettingsGate>
      <VoiceChoice />
      <Disclosure />
    </div>
  );
}

interface UndoableProps {
  settings: CompanionSettings;
  save: (change: Partial<CompanionSettings>) => void;
}

function Undoable({ settings, save }: UndoableProps) {
  const [before, setBefore] = useState<CompanionSettings | null>(null);
  const [said, setSaid] = useState<{ of: keyof CompanionSettings; what: 'saved' | 'undone' }>();

  const change = (of: keyof CompanionSettings) => (part: Partial<CompanionSettings>) => {
    setBefore(settings);
    setSaid({ of, what: 'saved' });
    save(part);
  };
  function undo() {
    if (!before || !said) return;
    save({ [said.of]: before[said.of] });
    setSaid({ of: said.of, what: 'undone' });
  }
  const note = (of: keyof CompanionSettings, label: string) => (
    <SavedNote of={label} said={said?.of === of ? said.what : null} onUndo={undo} />
  );

  return (
    <>
      <div id="trato" className="scroll-mt-24">
        <AddressChoice settings={settings} onSave={change('address')} />
        {note('address', TEXTS.address)}
      </div>
      <div id="memoria" className="scroll-mt-24">
        <MemoryList settings={settings} onSave={change('memory')} />
        {note('memory', TEXTS.list)}
      </div>
    </>
  );
}

/** Who writes what is said. Where the server has no model, there is nothing to choose. */
function VoiceChoice() {
  const mode = useServerMode();
  const { value, choose, said, undo } = useChoice('voice');
  if (mode === null) return null;
  return (
    <div id="voz" className="scroll-mt-24">
      {mode === 'model' ? (
        <ChoiceGroup
          legend={TEXTS.voice}
          hint={TEXTS.voiceHint}
          values={VOICES}
          chosen={value}
          onChoose={choose}
          note={<SavedNote of={TEXTS.voice} said={said} onUndo={undo} />}
        >
          {(voice) => TEXTS.voices[voice]}
        </ChoiceGroup>
      ) : (
        <>
          <h3 className="font-semibold">{TEXTS.voice}</h3>
          <p className="max-w-[60ch] text-ink-soft">{TEXTS.onlyGuided}</p>
        </>
      )}
    </div>
  );
}

function Disclosure() {
  const [open, setOpen] = useState(false);
  return (
    <div id="que-es" className="scroll-mt-24">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {TEXTS.whatItIs}
      </Button>
      <AiDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
