import { codeColors, type Theme } from './themes';
import { Words } from './Words';

/** The message area, with a conversation that uses every color of it. */
export function MiniatureMessages({ theme }: { theme: Theme }) {
  const { centerChannelBg, centerChannelColor, newMessageSeparator, errorTextColor } = theme;
  const code = codeColors[theme.codeTheme];
  return (
    <>
      <text x="196" y="50.5" fontSize="12" fontWeight="600" fill={centerChannelColor}>
        General meeting
      </text>
      <path d="M184 64h296" stroke={centerChannelColor} strokeOpacity="0.16" />

      <Author y={84} name="Amina" color={centerChannelColor} />
      <text x="226" y="101" fill={centerChannelColor}>
        The minutes are ready: <tspan fill={theme.linkColor}>read them here</tspan>
      </text>

      <path d="M196 118h272" stroke={newMessageSeparator} />
      <rect x="290" y="110" width="84" height="16" fill={centerChannelBg} />
      <text x="332" y="121.5" fontSize="9" fontWeight="600" textAnchor="middle" fill={newMessageSeparator}>
        New messages
      </text>

      <Author y={144} name="Bruno" color={centerChannelColor} />
      <rect x="225" y="151" width="42" height="15" rx="3" fill={theme.mentionHighlightBg} />
      <Words x="246" y="162" textAnchor="middle" fill={theme.mentionHighlightLink} text="@chloe" />
      <Words x="272" y="162" fill={centerChannelColor} text="please run this once:" />
      <rect
        x="226"
        y="172"
        width="242"
        height="26"
        rx="4"
        fill={code.background}
        stroke={centerChannelColor}
        strokeOpacity="0.2"
      />
      <text x="235" y="188.5" fontFamily="ui-monospace, monospace" fontSize="10" fill={code.text}>
        <tspan fill={code.keyword} fontWeight="700">
          echo
        </tspan>{' '}
        <tspan fill={code.string}>"Hello, all!"</tspan> | wall
      </text>

      <Author y={220} name="Chloé" color={centerChannelColor} />
      <Words x="226" y="237" fill={centerChannelColor} text="Done. See you on Saturday!" />
      <circle cx="231" cy="250.5" r="4.5" fill="none" stroke={errorTextColor} strokeWidth="1.2" />
      <path d="M231 248v3M231 252.8v.2" stroke={errorTextColor} strokeWidth="1.2" />
      <Words x="240" y="254" fill={errorTextColor} text="Message not sent. Try again." />

      <rect
        x="196.5"
        y="273.5"
        width="272"
        height="37"
        rx="5"
        fill="none"
        stroke={centerChannelColor}
        strokeOpacity="0.3"
      />
      <Words x="207" y="296" fill={centerChannelColor} fillOpacity="0.75" text="Write to General meeting" />
      <rect x="415" y="281" width="46" height="22" rx="4" fill={theme.buttonBg} />
      <Words x="438" y="296" fontWeight="600" textAnchor="middle" fill={theme.buttonColor} text="Send" />
    </>
  );
}

/**
 * The line above a message.
 *
 * @param y the baseline of its text
 */
function Author({ y, name, color }: { y: number; name: string; color: string }) {
  return (
    <g fill={color}>
      <circle cx="208" cy={y + 5} r="11" fillOpacity="0.16" />
      <text x="208" y={y + 9} fontWeight="600" textAnchor="middle">
        {name.slice(0, 1)}
      </text>
      <text x="226" y={y} fontWeight="600">
        {name}
      </text>
    </g>
  );
}
