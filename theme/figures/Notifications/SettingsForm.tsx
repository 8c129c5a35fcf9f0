import { Checkbox } from '../../components/Figure/Checkbox';
import { Fieldset, Select } from '../../components/Figure/FormFields';
import { KEYWORD } from './events';
import { FullWidthField } from './FullWidthField';
import { availabilities, levels, phoneTriggers, type Settings } from './settings';

/**
 * The visitor's availability and notification settings, worded as in Mattermost. A setting that
 * Mattermost hides while another one makes it pointless is hidden here too.
 */
export function SettingsForm({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const update = (changes: Partial<Settings>) => onChange({ ...settings, ...changes });
  return (
    <>
      <Select
        label="Your availability"
        value={settings.availability}
        options={availabilities}
        onChange={(availability) => update({ availability })}
      />
      <FullWidthField>
        <Select
          label="Send notifications for"
          value={settings.level}
          options={levels}
          onChange={(level) => update({ level })}
        />
      </FullWidthField>
      {settings.level !== 'nothing' && (
        <FullWidthField>
          <Select
            label="Trigger mobile notifications when I am"
            value={settings.phoneTrigger}
            options={phoneTriggers}
            onChange={(phoneTrigger) => update({ phoneTrigger })}
          />
        </FullWidthField>
      )}
      <Fieldset label="Your settings">
        {settings.level === 'mentions' && (
          <Checkbox
            label="Notify me about replies to threads I’m following"
            checked={settings.notifiesOfReplies}
            onChange={(notifiesOfReplies) => update({ notifiesOfReplies })}
          />
        )}
        <Checkbox
          label="Email notifications"
          checked={settings.sendsEmail}
          onChange={(sendsEmail) => update({ sendsEmail })}
        />
        {settings.sendsEmail && (
          <Checkbox
            label="Emails also for replies to threads I’m following"
            checked={settings.emailsReplies}
            onChange={(emailsReplies) => update({ emailsReplies })}
          />
        )}
        <Checkbox
          label={`“${KEYWORD}” is one of my keywords`}
          checked={settings.hasKeyword}
          onChange={(hasKeyword) => update({ hasKeyword })}
        />
      </Fieldset>
      <Fieldset label="Your settings for this channel">
        <Checkbox
          label="Mute channel"
          checked={settings.isMuted}
          onChange={(isMuted) => update({ isMuted })}
        />
        <Checkbox
          label="Ignore @channel, @here, and @all"
          checked={settings.ignoresChannelMentions}
          onChange={(ignoresChannelMentions) => update({ ignoresChannelMentions })}
        />
      </Fieldset>
    </>
  );
}
