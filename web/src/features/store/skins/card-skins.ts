import './card-skins.css';
