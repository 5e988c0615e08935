import { Icon } from './icon';
import { formatIconNames, kitIconNames, shellIconNames } from './names';

export default function IconDemo() {
  return (
    <>
      <p>
        <Icon name="copy" size="s" /> <Icon name="copy" /> <Icon name="copy" size="l" />{' '}
        <Icon name="check" label="Done" />
      </p>
      <p>
        {[...shellIconNames, ...kitIconNames, ...formatIconNames.map((name) => `format/${name}`)].map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}{' '}
          </span>
        ))}
      </p>
    </>
  );
}
