import { Checkbox, Fieldset, Select } from '../../components/Figure/FormFields';
import { KEYWORD } from './events';
import { availabilities, levels, phoneTriggers, type Settings } from './settings';

/**
 * Shows the visitor's availability and notification settings, in Mattermost's words. Like
 * Mattermost, it hides a setting that has no effect because of another setting.
 */
export function SettingsForm({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const fieldProps = <Name extends keyof Settings>(name: Name) => ({
    value: settings[name],
    onChange: (value: Settings[Name]) => onChange({ ...settings, [name]: value }),
  });
  return (
    <>
      <Select label="Your availability" options={availabilities} {...fieldProps('availability')} />
      <Select label="Send notifications for" isWide options={levels} {...fieldProps('level')} />
      {settings.level !== 'nothing' && (
        <Select
          label="Trigger mobile notifications when I am"
          isWide
          options={phoneTriggers}
          {...fieldProps('phoneTrigger')}
        />
      )}
      <Fieldset label="Your settings">
        {settings.level === 'mentions' && (
          <Checkbox
            label="Notify me about replies to threads I’m following"
            {...fieldProps('notifiesOfReplies')}
          />
        )}
        <Checkbox label="Email notifications" {...fieldProps('sendsEmail')} />
        {settings.sendsEmail && (
          <Checkbox
            label="Emails also for replies to threads I’m following"
            {...fieldProps('emailsReplies')}
          />
        )}
        <Checkbox label={`“${KEYWORD}” is one of my keywords`} {...fieldProps('hasKeyword')} />
      </Fieldset>
      <Fieldset label="Your settings for this channel">
        <Checkbox label="Mute channel" {...fieldProps('isMuted')} />
        <Checkbox
          label="Ignore mentions for @channel, @here and @all"
          {...fieldProps('ignoresChannelMentions')}
        />
      </Fieldset>
    </>
  );
}
