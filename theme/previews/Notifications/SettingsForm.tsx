import { Check, Choice, Group } from '../../components/TryIt/Field';
import { KEYWORD } from './events';
import { availabilities, levels, phoneTimes, type Settings } from './settings';
import { Wide } from './Wide';

/** Everything of one's own that decides about notifications, in the words of Mattermost. */
export function SettingsForm({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const set = (changed: Partial<Settings>) => onChange({ ...settings, ...changed });
  return (
    <>
      <Choice
        label="Your availability"
        value={settings.availability}
        options={availabilities}
        onChange={(availability) => set({ availability })}
      />
      <Wide>
        <Choice
          label="Send notifications for"
          value={settings.level}
          options={levels}
          onChange={(level) => set({ level })}
        />
      </Wide>
      <Wide>
        <Choice
          label="Trigger mobile notifications when I am"
          value={settings.phoneWhen}
          options={phoneTimes}
          onChange={(phoneWhen) => set({ phoneWhen })}
        />
      </Wide>
      <Group label="Your settings">
        <Check
          label="Notify me about replies to threads I’m following"
          checked={settings.isToldOfReplies}
          onChange={(isToldOfReplies) => set({ isToldOfReplies })}
        />
        <Check
          label="Email notifications"
          checked={settings.getsEmail}
          onChange={(getsEmail) => set({ getsEmail })}
        />
        <Check
          label={`“${KEYWORD}” is one of my keywords`}
          checked={settings.hasKeyword}
          onChange={(hasKeyword) => set({ hasKeyword })}
        />
      </Group>
      <Group label="Your settings for this channel">
        <Check label="Mute channel" checked={settings.isMuted} onChange={(isMuted) => set({ isMuted })} />
        <Check
          label="Ignore @channel, @here, and @all"
          checked={settings.ignoresChannelWide}
          onChange={(ignoresChannelWide) => set({ ignoresChannelWide })}
        />
      </Group>
    </>
  );
}
